/** Divisions E to G of the US Standard Industrial Classification of 1987: transport and utilities, wholesale, retail. The lines are laid out as in `SIC_PRIMARY`. */
export const SIC_TRADE = `E Transportation, Communications, Electric, Gas, and Sanitary Services
40 Railroad Transportation
401 Railroads | 1 Railroads, Line-Haul Operating | 3 Railroad Switching and Terminal Establishments
41 Local and Suburban Transit and Interurban Highway Passenger Transportation
411 Local and Suburban Passenger Transportation | 1 Local and Suburban Transit | 9 Local Passenger Transportation, Not Elsewhere Classified
412 Taxicabs | 1 Taxicabs
413 Intercity and Rural Bus Transportation | 1 Intercity and Rural Bus Transportation
414 Bus Charter Service | 1 Local Bus Charter Service | 2 Bus Charter Service, Except Local
415 School Buses | 1 School Buses
417 Terminal and Service Facilities for Motor Vehicle Passenger Transportation | 3 Terminal and Service Facilities for Motor Vehicle Passenger Transportation
42 Motor Freight Transportation and Warehousing
421 Trucking and Courier Services, Except Air | 2 Local Trucking Without Storage | 3 Trucking, Except Local | 4 Local Trucking With Storage | 5 Courier Services, Except by Air
422 Public Warehousing and Storage | 1 Farm Product Warehousing and Storage | 2 Refrigerated Warehousing and Storage | 5 General Warehousing and Storage | 6 Special Warehousing and Storage, Not Elsewhere Classified
423 Terminal and Joint Terminal Maintenance Facilities for Motor Freight Transportation | 1 Terminal and Joint Terminal Maintenance Facilities for Motor Freight Transportation
43 United States Postal Service
431 United States Postal Service | 1 United States Postal Service
44 Water Transportation
441 Deep Sea Foreign Transportation of Freight | 2 Deep Sea Foreign Transportation of Freight
442 Deep Sea Domestic Transportation of Freight | 4 Deep Sea Domestic Transportation of Freight
443 Freight Transportation on the Great Lakes-St. Lawrence Seaway | 2 Freight Transportation on the Great Lakes-St. Lawrence Seaway
444 Water Transportation of Freight, Not Elsewhere Classified | 9 Water Transportation of Freight, Not Elsewhere Classified
448 Water Transportation of Passengers | 1 Deep Sea Transportation of Passengers, Except by Ferry | 2 Ferries | 9 Water Transportation of Passengers, Not Elsewhere Classified
449 Services Incidental to Water Transportation | 1 Marine Cargo Handling | 2 Towing and Tugboat Services | 3 Marinas | 9 Water Transportation Services, Not Elsewhere Classified
45 Transportation by Air
451 Air Transportation, Scheduled, and Air Courier Services | 2 Air Transportation, Scheduled | 3 Air Courier Services
452 Air Transportation, Nonscheduled | 2 Air Transportation, Nonscheduled
458 Airports, Flying Fields, and Airport Terminal Services | 1 Airports, Flying Fields, and Airport Terminal Services
46 Pipelines, Except Natural Gas
461 Pipelines, Except Natural Gas | 2 Crude Petroleum Pipelines | 3 Refined Petroleum Pipelines | 9 Pipelines, Not Elsewhere Classified
47 Transportation Services
472 Arrangement of Passenger Transportation | 4 Travel Agencies | 5 Tour Operators | 9 Arrangement of Passenger Transportation, Not Elsewhere Classified
473 Arrangement of Transportation of Freight and Cargo | 1 Arrangement of Transportation of Freight and Cargo
474 Rental of Railroad Cars | 1 Rental of Railroad Cars
478 Miscellaneous Services Incidental to Transportation | 3 Packing and Crating | 5 Fixed Facilities and Inspection and Weighing Services for Motor Vehicle Transportation | 9 Transportation Services, Not Elsewhere Classified
48 Communications
481 Telephone Communications | 2 Radiotelephone Communications | 3 Telephone Communications, Except Radiotelephone
482 Telegraph and Other Message Communications | 2 Telegraph and Other Message Communications
483 Radio and Television Broadcasting Stations | 2 Radio Broadcasting Stations | 3 Television Broadcasting Stations
484 Cable and Other Pay Television Services | 1 Cable and Other Pay Television Services
489 Communications Services, Not Elsewhere Classified | 9 Communications Services, Not Elsewhere Classified
49 Electric, Gas, and Sanitary Services
491 Electric Services | 1 Electric Services
492 Gas Production and Distribution | 2 Natural Gas Transmission | 3 Natural Gas Transmission and Distribution | 4 Natural Gas Distribution | 5 Mixed, Manufactured, or Liquefied Petroleum Gas Production and/or Distribution
493 Combination Electric and Gas, and Other Utility Services | 1 Electric and Other Services Combined | 2 Gas and Other Services Combined | 9 Combination Utilities, Not Elsewhere Classified
494 Water Supply | 1 Water Supply
495 Sanitary Services | 2 Sewerage Systems | 3 Refuse Systems | 9 Sanitary Services, Not Elsewhere Classified
496 Steam and Air-Conditioning Supply | 1 Steam and Air-Conditioning Supply
497 Irrigation Systems | 1 Irrigation Systems
F Wholesale Trade
50 Wholesale Trade-Durable Goods
501 Motor Vehicles and Motor Vehicle Parts and Supplies | 2 Automobiles and Other Motor Vehicles | 3 Motor Vehicle Supplies and New Parts | 4 Tires and Tubes | 5 Motor Vehicle Parts, Used
502 Furniture and Home Furnishings | 1 Furniture | 3 Homefurnishings
503 Lumber and Other Construction Materials | 1 Lumber, Plywood, Millwork, and Wood Panels | 2 Brick, Stone, and Related Construction Materials | 3 Roofing, Siding, and Insulation Materials | 9 Construction Materials, Not Elsewhere Classified
504 Professional and Commercial Equipment and Supplies | 3 Photographic Equipment and Supplies | 4 Office Equipment | 5 Computers and Computer Peripheral Equipment and Software | 6 Commercial Equipment, Not Elsewhere Classified | 7 Medical, Dental, and Hospital Equipment and Supplies | 8 Ophthalmic Goods | 9 Professional Equipment and Supplies, Not Elsewhere Classified
505 Metals and Minerals, Except Petroleum | 1 Metals Service Centers and Offices | 2 Coal and Other Minerals and Ores
506 Electrical Goods | 3 Electrical Apparatus and Equipment, Wiring Supplies, and Construction Materials | 4 Electrical Appliances, Television and Radio Sets | 5 Electronic Parts and Equipment, Not Elsewhere Classified
507 Hardware, and Plumbing and Heating Equipment | 2 Hardware | 4 Plumbing and Heating Equipment and Supplies (Hydronics) | 5 Warm Air Heating and Air-Conditioning Equipment and Supplies | 8 Refrigeration Equipment and Supplies
508 Machinery, Equipment, and Supplies | 2 Construction and Mining (Except Petroleum) Machinery and Equipment | 3 Farm and Garden Machinery and Equipment | 4 Industrial Machinery and Equipment | 5 Industrial Supplies | 7 Service Establishment Equipment and Supplies | 8 Transportation Equipment and Supplies, Except Motor Vehicles
509 Miscellaneous Durable Goods | 1 Sporting and Recreational Goods and Supplies | 2 Toys and Hobby Goods and Supplies | 3 Scrap and Waste Materials | 4 Jewelry, Watches, Precious Stones, and Precious Metals | 9 Durable Goods, Not Elsewhere Classified
51 Wholesale Trade-Nondurable Goods
511 Paper and Paper Products | 1 Printing and Writing Paper | 2 Stationery and Office Supplies | 3 Industrial and Personal Service Paper
512 Drugs, Drug Proprietaries, and Druggists' Sundries | 2 Drugs, Drug Proprietaries, and Druggists' Sundries
513 Apparel, Piece Goods, and Notions | 1 Piece Goods, Notions, and Other Dry Goods | 6 Men's and Boys' Clothing and Furnishings | 7 Women's, Children's, and Infants' Clothing and Accessories | 9 Footwear
514 Groceries and Related Products | 1 Groceries, General Line | 2 Packaged Frozen Foods | 3 Dairy Products, Except Dried or Canned | 4 Poultry and Poultry Products | 5 Confectionery | 6 Fish and Seafoods | 7 Meats and Meat Products | 8 Fresh Fruits and Vegetables | 9 Groceries and Related Products, Not Elsewhere Classified
515 Farm-Product Raw Materials | 3 Grain and Field Beans | 4 Livestock | 9 Farm-Product Raw Materials, Not Elsewhere Classified
516 Chemicals and Allied Products | 2 Plastics Materials and Basic Forms and Shapes | 9 Chemicals and Allied Products, Not Elsewhere Classified
517 Petroleum and Petroleum Products | 1 Petroleum Bulk Stations and Terminals | 2 Petroleum and Petroleum Products Wholesalers, Except Bulk Stations and Terminals
518 Beer, Wine, and Distilled Alcoholic Beverages | 1 Beer and Ale | 2 Wine and Distilled Alcoholic Beverages
519 Miscellaneous Nondurable Goods | 1 Farm Supplies | 2 Books, Periodicals, and Newspapers | 3 Flowers, Nursery Stock, and Florists' Supplies | 4 Tobacco and Tobacco Products | 8 Paints, Varnishes, and Supplies | 9 Nondurable Goods, Not Elsewhere Classified
G Retail Trade
52 Building Materials, Hardware, Garden Supply, and Mobile Home Dealers
521 Lumber and Other Building Materials Dealers | 1 Lumber and Other Building Materials Dealers
523 Paint, Glass and Wallpaper Stores | 1 Paint, Glass, and Wallpaper Stores
525 Hardware Stores | 1 Hardware Stores
526 Retail Nurseries, Lawn and Garden Supply Stores | 1 Retail Nurseries, Lawn and Garden Supply Stores
527 Mobile Home Dealers | 1 Mobile Home Dealers
53 General Merchandise Stores
531 Department Stores | 1 Department Stores
533 Variety Stores | 1 Variety Stores
539 Miscellaneous General Merchandise Stores | 9 Miscellaneous General Merchandise Stores
54 Food Stores
541 Grocery Stores | 1 Grocery Stores
542 Meat and Fish (Seafood) Markets, Including Freezer Provisioners | 1 Meat and Fish (Seafood) Markets, Including Freezer Provisioners
543 Fruit and Vegetable Markets | 1 Fruit and Vegetable Markets
544 Candy, Nut, and Confectionery Stores | 1 Candy, Nut, and Confectionery Stores
545 Dairy Products Stores | 1 Dairy Products Stores
546 Retail Bakeries | 1 Retail Bakeries
549 Miscellaneous Food Stores | 9 Miscellaneous Food Stores
55 Automotive Dealers and Gasoline Service Stations
551 Motor Vehicle Dealers (New and Used) | 1 Motor Vehicle Dealers (New and Used)
552 Motor Vehicle Dealers (Used Only) | 1 Motor Vehicle Dealers (Used Only)
553 Auto and Home Supply Stores | 1 Auto and Home Supply Stores
554 Gasoline Service Stations | 1 Gasoline Service Stations
555 Boat Dealers | 1 Boat Dealers
556 Recreational Vehicle Dealers | 1 Recreational Vehicle Dealers
557 Motorcycle Dealers | 1 Motorcycle Dealers
559 Automotive Dealers, Not Elsewhere Classified | 9 Automotive Dealers, Not Elsewhere Classified
56 Apparel and Accessory Stores
561 Men's and Boys' Clothing and Accessory Stores | 1 Men's and Boys' Clothing and Accessory Stores
562 Women's Clothing Stores | 1 Women's Clothing Stores
563 Women's Accessory and Specialty Stores | 2 Women's Accessory and Specialty Stores
564 Children's and Infants' Wear Stores | 1 Children's and Infants' Wear Stores
565 Family Clothing Stores | 1 Family Clothing Stores
566 Shoe Stores | 1 Shoe Stores
569 Miscellaneous Apparel and Accessory Stores | 9 Miscellaneous Apparel and Accessory Stores
57 Home Furniture, Furnishings, and Equipment Stores
571 Home Furniture and Furnishings Stores | 2 Furniture Stores | 3 Floor Covering Stores | 4 Drapery, Curtain, and Upholstery Stores | 9 Miscellaneous Homefurnishings Stores
572 Household Appliance Stores | 2 Household Appliance Stores
573 Radio, Television, Consumer Electronics, and Music Stores | 1 Radio, Television, and Consumer Electronics Stores | 4 Computer and Computer Software Stores | 5 Record and Prerecorded Tape Stores | 6 Musical Instrument Stores
58 Eating and Drinking Places
581 Eating and Drinking Places | 2 Eating Places | 3 Drinking Places (Alcoholic Beverages)
59 Miscellaneous Retail
591 Drug Stores and Proprietary Stores | 2 Drug Stores and Proprietary Stores
592 Liquor Stores | 1 Liquor Stores
593 Used Merchandise Stores | 2 Used Merchandise Stores
594 Miscellaneous Shopping Goods Stores | 1 Sporting Goods Stores and Bicycle Shops | 2 Book Stores | 3 Stationery Stores | 4 Jewelry Stores | 5 Hobby, Toy, and Game Shops | 6 Camera and Photographic Supply Stores | 7 Gift, Novelty, and Souvenir Shops | 8 Luggage and Leather Goods Stores | 9 Sewing, Needlework, and Piece Goods Stores
596 Nonstore Retailers | 1 Catalog and Mail-Order Houses | 2 Automatic Merchandising Machine Operators | 3 Direct Selling Establishments
598 Fuel Dealers | 3 Fuel Oil Dealers | 4 Liquefied Petroleum Gas (Bottled Gas) Dealers | 9 Fuel Dealers, Not Elsewhere Classified
599 Retail Stores, Not Elsewhere Classified | 2 Florists | 3 Tobacco Stores and Stands | 4 News Dealers and Newsstands | 5 Optical Goods Stores | 9 Miscellaneous Retail Stores, Not Elsewhere Classified`;
